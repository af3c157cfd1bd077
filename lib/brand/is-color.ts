/** A file of its own: postcss.config.mjs loads brand-colors.ts, and knows no address that begins with @/. */
export const isColor = /^#[0-9a-f]{6}$/i
