/** What is wrong with a value, and an example of a right one. */
export type ValueProblem = { message: string; example?: string | undefined }
