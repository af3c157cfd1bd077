/**
 * Where estimate requests are sent; nowhere when the variable was not set at build time. Written out
 * like this because bundlers replace this very expression by its value.
 */
export const estimateEndpoint = process.env.NEXT_PUBLIC_ESTIMATE_ENDPOINT || undefined
