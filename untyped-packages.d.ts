/** Types for packages that have none. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint'
  const plugin: { flatConfigs: { strict: { rules: Linter.RulesRecord } } }
  export default plugin
}
