export { GET } from '@/app/drawn-files'
