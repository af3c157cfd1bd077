import { iconImage } from '../icons/icon-image'

export const dynamic = 'force-static'

/** For what asks for /favicon.ico without reading the page. Under that name browsers and crawlers take a PNG as well. */
export const GET = () => iconImage(32)
