/** A page's record as the provider stores it. */
export const providerRecord = (slug: string, title: string, content: string) => ({
  objectID: slug,
  url: `https://library.example.com/${slug}`,
  type: 'lvl1',
  hierarchy: {
    lvl0: 'Notes',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content,
  language: 'en',
  docusaurus_tag: 'docs-default-current',
});
