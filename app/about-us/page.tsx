/** The about page at its second address; its canonical is /about. */
export { default, generateMetadata } from '../about/page'
