import type { OwnPage } from './own-page-schema'
import { cached } from '@/lib/content/cached'
import { getCollection } from '@/lib/content/content'

/** The owner's own pages, by the names of their files. */
export const getOwnPages = cached(() =>
  getCollection('pages/own').map(({ fields, content }): OwnPage => ({ ...fields, content })),
)
