import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Responds in the format of Sanity's platform errors: `{ statusCode, error, message }`. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  error: string,
  message: string,
): Response {
  return context.json({ statusCode: status, error, message }, status)
}

/** Responds in the format of Sanity's query errors: `{ error: { type, description, … } }`. */
export function refuseQuery(
  context: Context,
  status: ContentfulStatusCode,
  error: { type: string; description: string; query?: string; start?: number; end?: number },
): Response {
  return context.json({ error }, status)
}

export type MutationError = {
  readonly type:
    | 'documentAlreadyExistsError'
    | 'documentHasExistingReferencesError'
    | 'documentNotFoundError'
    | 'documentRevisionIDDoesNotMatchError'
    | 'insufficientPermissionsError'
    | 'mutationError'
  readonly description: string
  readonly id?: string
  readonly referencingIDs?: readonly string[]
}

const MUTATION_STATUS = {
  documentAlreadyExistsError: 409,
  documentHasExistingReferencesError: 409,
  documentNotFoundError: 404,
  documentRevisionIDDoesNotMatchError: 409,
  insufficientPermissionsError: 403,
  mutationError: 400,
} as const

/** Responds in the format of Sanity's mutation errors, with the index of the failed mutation. */
export function refuseMutation(context: Context, error: MutationError, index: number): Response {
  const description = `The mutation(s) failed: ${error.description}`
  const items = [{ error, index }]
  return context.json({ error: { type: 'mutationError', description, items } }, MUTATION_STATUS[error.type])
}
