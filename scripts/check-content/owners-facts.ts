import { existsSync, readFileSync } from 'node:fs'
import type { Company } from '@/lib/content/company-schema'
import { companySchema } from '@/lib/content/company-schema'
import { fieldName, type Finding } from '@/lib/content/findings'
import { reviewsSchema } from '@/lib/content/review-schema'
import { checkYaml } from '@/lib/content/yaml'
import { photoProblem } from '@/lib/photos/problem'

const companyFile = 'content/company.yaml'
const reviewsFile = 'content/reviews.yaml'

const checkCompany = () => checkYaml(companyFile, readFileSync(companyFile, 'utf8'), companySchema)

/** What is wrong in content/company.yaml. The other files take facts from it, and cannot be read before it is right. */
export function companyFindings(): Finding[] {
  return checkCompany().findings
}

/** A year of founding that is still to come. */
export function foundingFindings({ founded }: Pick<Company, 'founded'>, today: Date): Finding[] {
  const year = today.getFullYear()
  if (founded === undefined || founded <= year) return []
  return [
    {
      file: companyFile,
      line: checkCompany().lineOf(['founded']),
      field: 'founded',
      message: `${founded} is still to come`,
      example: String(year),
      isClockDependent: true,
    },
  ]
}

/** The fields of content/company.yaml, with their lines. */
export function companyEntry(company: Company) {
  return { file: companyFile, fields: company, lineOf: checkCompany().lineOf }
}

/** Portraits that are missing or no pictures. */
export function peopleFindings({ people }: Pick<Company, 'people'>): Finding[] {
  return people.flatMap(({ photo }, index) => {
    const problem = photo && photoProblem(photo, 'person')
    const path = ['people', index, 'photo']
    return problem
      ? [
          {
            file: companyFile,
            line: checkCompany().lineOf(path),
            field: fieldName(path),
            ...problem,
          },
        ]
      : []
  })
}

/** What is wrong in content/reviews.yaml, reviews of a service that there is not among it. */
export function reviewFindings(services: readonly string[]): Finding[] {
  if (!existsSync(reviewsFile)) {
    const message = 'there is no such file, which is needed even where it shows no review'
    return [{ file: reviewsFile, line: 1, message, example: 'home: []' }]
  }
  const { fields, findings, lineOf } = checkYaml(
    reviewsFile,
    readFileSync(reviewsFile, 'utf8'),
    reviewsSchema,
  )
  const unknown = Object.keys(fields?.services ?? {}).filter((slug) => !services.includes(slug))
  return [
    ...findings,
    ...unknown.map((slug) => ({
      file: reviewsFile,
      line: lineOf(['services', slug]),
      field: fieldName(['services', slug]),
      message: `there is no service ${slug}`,
      example: services.join(', '),
    })),
  ]
}
