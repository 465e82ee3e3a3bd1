/** Makes a function that leaves a text with malformed escapes as it is, as browsers do with a URL. */
const tolerant =
  (decode: (text: string) => string) =>
  (text: string): string => {
    try {
      return decode(text);
    } catch {
      return text;
    }
  };

/* For the browser's functions of these names in the bundle. Readers can write any address, and the framework decodes
   paths and fragments while it renders, where an error costs the page. */
export const decodePath = tolerant(globalThis.decodeURI);
export const decodeComponent = tolerant(globalThis.decodeURIComponent);
