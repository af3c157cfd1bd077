/** The about page at an alternative address. Its canonical is /about. */
export { default, generateMetadata } from '../about/page'
