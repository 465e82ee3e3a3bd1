// Replaces the theme's highlighter, because the build highlights all code.
export {};
