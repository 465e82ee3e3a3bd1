// Takes the place of the theme's highlighter: all code is highlighted when the site is built.
export {};
