import type { OwnPage } from './own-page-schema'
import { getCollection } from '@/lib/content/content'

/** The owner's own pages, by the names of their files. */
export const getOwnPages = (): readonly OwnPage[] => getCollection('pages/own')
