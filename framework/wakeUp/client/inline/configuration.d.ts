/* From the site's configuration; the build replaces the names with the values (../../node/template). */

declare const DEFAULT_MODE: 'light' | 'dark';
declare const HAS_SWITCH: boolean;
declare const FOLLOWS_SYSTEM: boolean;
declare const HAS_ANNOUNCEMENT: boolean;
declare const HAS_LOCALES: boolean;
