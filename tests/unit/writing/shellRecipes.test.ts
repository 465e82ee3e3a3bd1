import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMeta } from '../../../plugins/code/node/blocks/meta.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { codeBlocksOf } from './codeBlocks.ts';

/** The recipe in the block with this title in a document. */
function recipe(document: string, title: string): string {
  const found = codeBlocksOf(document).find(({ meta }) => {
    const read = readMeta(meta);
    return typeof read === 'object' && read.title === title;
  });
  if (found === undefined) {
    throw new Error(`${document} has no block titled "${title}"; correct the title in this test`);
  }
  return `${found.value}\n`;
}

/**
 * A folder to run recipes in, with stubs for programs that may not be installed: shell scripts that log their
 * arguments to `calls`.
 *
 * @param stubs - scripts by program name
 * @param files - contents by path below the folder
 */
function workplace(
  stubs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
) {
  const scripts = Object.entries(stubs).map(
    ([name, script]) =>
      [`bin/${name}`, `#!/bin/bash\necho "$(basename "$0") $*" >> "$CALLS"\n${script}\n`] as const,
  );
  const folder = temporaryFolder({ ...Object.fromEntries(scripts), ...files });
  for (const [script] of scripts) {
    chmodSync(path.join(folder, script), 0o755);
  }
  const calls = path.join(folder, 'calls');
  return {
    folder,
    /** Runs a recipe with Bash and returns its exit code. */
    run: (code: string) =>
      spawnSync('bash', ['-c', code], {
        cwd: folder,
        env: { PATH: `${folder}/bin:/usr/bin:/bin`, HOME: folder, CALLS: calls },
      }).status,
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : []),
  };
}

describe('the backup of a Docker volume', () => {
  const script = recipe('docs/developing/docker/README.mdx', 'backup.sh');

  /** A stub of Docker with the folder `data` as the volume, which the script in the container packs. */
  const docker = `
case "$1" in
  volume) [ -d data ] ;;
  run) sh -c "$(sed 's|/backup|.|g; s|/data/|/|g; s|-C /data|-C data|' <<< "\${@: -1}")" ;;
esac`;

  test('packs what is in it, and starts the container again', () => {
    const { run, folder, calls } = workplace({ docker }, { 'data/a.txt': 'a' });
    expect(run(script)).toBe(0);
    expect(run('tar -tzf data.tar.gz')).toBe(0);
    expect(calls().at(-1)).toBe('docker start web');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('keeps the last backup and starts the container again when packing fails', () => {
    const files = { 'data/a.txt': 'a', 'data.tar.gz': 'the last backup' };
    const tar = 'echo "half a backup" > "$2"; exit 2';
    const { run, folder, calls } = workplace({ docker, tar }, files);
    expect(run(script)).not.toBe(0);
    expect(readFileSync(path.join(folder, 'data.tar.gz'), 'utf8')).toBe('the last backup');
    expect(calls().at(-1)).toBe('docker start web');
  });

  test('leaves the container alone when there is no such volume', () => {
    const { run, calls } = workplace({ docker });
    expect(run(script)).not.toBe(0);
    expect(calls()).toEqual(['docker volume inspect data']);
  });
});

describe('the Opus copies of a library', () => {
  const script = recipe(
    'docs/misc/pipeline/pipeline-music-album.mdx',
    'Opus copies of a whole library, only those that are missing',
  );

  /** An encoder that copies the file, but fails halfway if the file contains `stop here`. */
  const opusenc = `
source="\${@: -2:1}" target="\${@: -1}"
echo half > "$target"
grep -q 'stop here' "$source" && exit 1
cp "$source" "$target"`;

  const FILES = {
    'Music/master/A/1-01 Dawn.flac': 'dawn',
    'Music/master/B/1-01 Rain, again.flac': 'rain',
    'Music/phone/A/1-01 Dawn.opus': 'made before',
  };

  test('are made where they are missing, and only there', () => {
    const { run, folder, calls } = workplace({ opusenc }, FILES);
    run(script);
    const made = (name: string) => readFileSync(path.join(folder, 'Music/phone', name), 'utf8');
    expect(made('A/1-01 Dawn.opus')).toBe('made before');
    expect(made('B/1-01 Rain, again.opus')).toBe('rain');
    expect(calls()).toHaveLength(1);
  });

  test('are made again after the encoder has stopped halfway', () => {
    const broken = { ...FILES, 'Music/master/B/1-01 Rain, again.flac': 'stop here' };
    const { run, folder } = workplace({ opusenc }, broken);
    run(script);
    expect(existsSync(path.join(folder, 'Music/phone/B/1-01 Rain, again.opus'))).toBe(false);
  });
});

describe('the restore drill of five files', () => {
  const script = recipe(
    'docs/misc/pipeline/README.mdx',
    'Five at random, from the list of checksums',
  );

  /** An archive of six files with their checksums, and a backup of both. */
  const prepare = `
mkdir -p archive && for n in 1 2 3 4 5 6; do echo "$n" > "archive/$n.txt"; done
(cd archive && sha256sum *.txt > SHA256SUMS)
mkdir -p media/backup && cp -r archive media/backup/`;
  const drill = script.replaceAll('/media/backup', '"$HOME"/media/backup');

  test('passes for a backup that is like the archive', () => {
    const { run } = workplace({});
    expect(run(prepare)).toBe(0);
    expect(run(drill)).toBe(0);
  });

  test('fails for a backup whose files have changed', () => {
    const { run } = workplace({});
    run(prepare);
    run('for file in media/backup/archive/*.txt; do echo changed > "$file"; done');
    expect(run(drill)).not.toBe(0);
  });
});
