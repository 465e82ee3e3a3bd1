/** Names of files that systems and editors leave behind. */
const STRAYS: readonly RegExp[] = [
  // Finder, Windows Explorer, and the file managers of Linux.
  /^\.(?:DS_Store|AppleDouble|directory)$/,
  /^\._/,
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini)$/i,
  // Backups and locks of Emacs, and of office programs.
  /~$/,
  /^#.*#$/,
  /^\.#/,
  /^\.~lock\./,
  /^~\$/,
  // Vim's copy while a file is open, and the file with which it tries whether it may write.
  /^\..*\.sw[a-p]$/,
  /^4913$/,
];

/** Whether a file, or a folder that it's in, was left behind by a system or an editor: it's no part of the library. */
export const isStray = (file: string): boolean =>
  file.split(/[\\/]/).some((name) => STRAYS.some((stray) => stray.test(name)));
