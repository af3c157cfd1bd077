import { iconImage } from '../icons/icon-image'
import { pngResponse } from '../picture-response'

export const dynamic = 'force-static'

/** For what asks for /favicon.ico without reading the page. Under that name browsers and crawlers take a PNG as well. */
export const GET = () => pngResponse(iconImage(32))
