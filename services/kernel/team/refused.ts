import type { RefusedField, TeamRefusalCode } from '#contracts/team/convention.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503

/** Returns a refusal as defined by the team API convention. A resource's own codes have status 422. */
export function refusedResponse(
  status: Status,
  code: TeamRefusalCode,
  fields?: readonly RefusedField[],
): Response {
  return Response.json({ code, fields }, { status })
}
