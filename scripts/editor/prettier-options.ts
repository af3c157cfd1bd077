import { getFileInfo, resolveConfig } from 'prettier'

/** Prettier's options for a file. Files that Prettier ignores keep their long lines. */
export async function prettierOptions(file: string) {
  const { printWidth, singleQuote } = (await resolveConfig(file)) ?? {}
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' })
  return { singleQuote, printWidth: ignored ? Number.MAX_SAFE_INTEGER : printWidth }
}
