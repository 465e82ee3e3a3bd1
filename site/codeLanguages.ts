/** Languages to load in addition to Prism's common ones, by the names of Prism's files. */
export const ADDITIONAL_LANGUAGES = ['bash', 'docker', 'hcl', 'ini', 'nginx', 'toml'];
