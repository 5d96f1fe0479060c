/** Maximum lengths in characters. */
export const PROJECT_LENGTHS = { number: 30, client: 120 } as const
/** In characters: room for the longest list name with the longest number. */
export const PROJECT_NAME_MAX = 120
/**
 * The attributes of a cart or order line that store the project's name and the id of its list. The hosted shop hides
 * the latter from buyers.
 */
export const PROJECT_ATTRIBUTE = 'project'
export const PROJECT_LIST_ATTRIBUTE = '_projectList'

/** `listId` is null if unknown; `name` is the project's name when the line was added. */
export type LineProject = { readonly listId: string | null; readonly name: string }

/** Characters that break a line or reverse its direction on a label or in an email. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** The list's name, with the designer's own project number if there is one. */
export function projectName({ name, number }: { readonly name: string; readonly number: string }): string {
  return readProjectName([name, number].filter((part) => part !== '').join(' · ')) ?? ''
}

/** Reads a project name from an untrusted source as one line of bounded length; null if nothing is left. */
export function readProjectName(text: string): string | null {
  const line = text.replace(CONTROLS, ' ').trim()
  return line === '' ? null : [...line].slice(0, PROJECT_NAME_MAX).join('').trim()
}

/** Undefined if the list is not a project. */
export function toLineProject({
  id,
  name,
  project,
}: {
  readonly id: string
  readonly name: string | null
  readonly project: { readonly number: string } | null
}): LineProject | undefined {
  if (project === null) return undefined
  return { listId: id, name: projectName({ name: name ?? '', number: project.number }) }
}

/** Reads a line's project from an untrusted source; null if its name is blank. An invalid list id is dropped. */
export function readLineProject(text: string, listId: string): LineProject | null {
  const name = readProjectName(text)
  return name === null ? null : { name, listId: LIST_ID.test(listId) ? listId.toLowerCase() : null }
}

const LIST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether two lines have the same project and name, or neither has one: a cart only merges such lines. */
export function isSameProject(one: LineProject | undefined, other: LineProject | undefined): boolean {
  return one?.name === other?.name && one?.listId === other?.listId
}

export function projectFields(project: LineProject | null | undefined): Record<string, string> {
  if (!project) return {}
  return { project: project.name, ...(project.listId !== null && { projectList: project.listId }) }
}

/** Whether a project's delivery date is before its start. Dates are yyyy-MM-dd, and null or empty if open. */
export function areDatesReversed({
  startsOn,
  deliverBy,
}: {
  readonly startsOn: string | null
  readonly deliverBy: string | null
}): boolean {
  return Boolean(startsOn && deliverBy) && (deliverBy ?? '') < (startsOn ?? '')
}
