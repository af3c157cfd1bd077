import { defineConfig, globalIgnores } from 'eslint/config'
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'
import jsxA11y from 'eslint-plugin-jsx-a11y'

/**
 * The architecture, once: a file may import from its own layer and from the layers below it, never
 * from one above. Folders on one line share a layer.
 */
const layers = [
  ['./app'],
  ['./components/layout', './components/sections'],
  ['./components/islands'],
  ['./components/cards'],
  ['./components/ui'],
  ['./lib'],
  ['./content'],
]

const layerZones = layers.slice(1).flatMap((layer, index) => ({
  target: layer,
  from: layers.slice(0, index + 1).flat(),
  message: 'Imports point down only: app, layout and sections, islands, cards, ui, lib, content.',
}))

export default defineConfig([
  globalIgnores([
    '.next/**',
    'out/**',
    'next-env.d.ts',
    'public/**',
    'test-results/**',
    '.wrangler/**',
  ]),
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'import/no-restricted-paths': ['error', { zones: layerZones }],
      'import/no-cycle': 'error',
      'import/order': [
        'error',
        {
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
        },
      ],
      // A name that is the same everywhere can be searched for.
      'import/no-default-export': 'error',
      // Links are plain <a>: twenty <Link>s cost forty requests, and pages need no router.
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are SVG files of a few kB: nothing for an image optimizer to do.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // The calendar takes focus when a visitor opens it, which is what its autoFocus means.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // The links in content/ lack those to the services.
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['lib/content/navigation.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@/content/navigation',
              allowTypeImports: true,
              message: 'Take links from @/lib/content/navigation.',
            },
          ],
        },
      ],
    },
  },
  {
    // Islands are hydrated without Next, and one by one: there is no router, and ids from useId would collide.
    files: [
      'components/islands/**',
      'components/cards/ArticleCard.tsx',
      'components/ui/*Field.tsx',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: ['next', 'next/*'],
          paths: [{ name: 'react', importNames: ['useId'] }],
        },
      ],
    },
  },
  {
    // Where Next or a tool asks for a default export.
    files: [
      'app/**/{page,layout,not-found}.tsx',
      'app/manifest.ts',
      '*.config.{mjs,ts,js}',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  prettier,
])
