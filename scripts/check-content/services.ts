import { existsSync } from 'node:fs'
import { fieldName, type Finding } from '@/lib/content/findings'
import { pictureProblem } from '@/lib/content/pictures'
import { checkTexts } from '@/lib/content/read-texts'
import { servicesFile, servicesSchema, type ServicePicture } from '@/lib/content/service-schema'
import { photoProblem } from '@/lib/photos/problem'

type Problem = Pick<Finding, 'message' | 'example'> | false | undefined

/**
 * Addresses of services that something else has, and houses and pictures that they name and that are not there.
 *
 * @param houses The kinds of houses.
 */
export function serviceFindings(houses: readonly string[]): Finding[] {
  const { fields, lineOf } = checkTexts(servicesFile, servicesSchema)
  const services = fields?.services ?? []
  const slugs = services.map(({ slug }) => slug)
  return services.flatMap(({ slug, house, picture }, index) => {
    const findingAt = (path: readonly PropertyKey[], problem: Problem): Finding[] => {
      const whole = ['services', index, ...path]
      if (!problem) return []
      return [{ file: servicesFile, line: lineOf(whole), field: fieldName(whole), ...problem }]
    }
    return [
      ...findingAt(['slug'], slugProblem(slug, slugs.slice(0, index))),
      ...findingAt(['house', 'kind'], house && houseProblem(house.kind, houses)),
      ...findingAt(...problemOfPicture(picture, houses)),
    ]
  })
}

/** The page of a service is /{slug}, where the folders of app/ and public/ have their addresses too. */
function slugProblem(slug: string, slugsBefore: readonly string[]): Problem {
  const isTaken = ['app', 'public'].some((folder) => existsSync(`${folder}/${slug}`))
  const example = `${slug}-control`
  if (slugsBefore.includes(slug)) {
    return { message: `${slug} is the slug of services[${slugsBefore.indexOf(slug) + 1}]`, example }
  }
  return isTaken && { message: `/${slug} is an address of the site already`, example }
}

function houseProblem(kind: string, houses: readonly string[]): Problem {
  return !houses.includes(kind) && { message: `“${kind}” is not one of ${houses.join(', ')}` }
}

function problemOfPicture(
  picture: ServicePicture,
  houses: readonly string[],
): [path: string[], problem: Problem] {
  if ('kind' in picture) return [['picture', 'kind'], houseProblem(picture.kind, houses)]
  if ('scene' in picture) return [['picture', 'scene'], pictureProblem(picture.scene, 'public')]
  return [['picture', 'src'], photoProblem(picture, 'text')]
}
