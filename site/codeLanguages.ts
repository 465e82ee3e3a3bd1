/** Languages of code beyond Prism's common ones; names of Prism's files. */
export const ADDITIONAL_LANGUAGES = ['bash', 'docker', 'hcl', 'ini', 'nginx', 'toml'];
