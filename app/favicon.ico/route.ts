import { rasterResponse } from '../picture-response'
import { iconImage } from '../site-icons/icon-image'

export const dynamic = 'force-static'

/** For clients that request /favicon.ico without reading the page. Browsers and crawlers accept a PNG at this address. */
export const GET = () => rasterResponse(iconImage(32))
