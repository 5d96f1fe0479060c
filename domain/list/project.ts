/** Issue 20: the largest number of characters of the texts of a project. */
export const PROJECT_LENGTHS = { number: 30, client: 120 } as const
/** Of its name on lines of orders: room for the longest name of a list with the longest number. */
export const PROJECT_NAME_MAX = 120
/** The attributes of a line of a cart or an order with it, and with the id of its list, which a shop does not show its buyers. */
export const PROJECT_ATTRIBUTE = 'project'
export const PROJECT_LIST_ATTRIBUTE = '_projectList'

/** The project that a line is for: its list, which may be unknown, and its name when the line was added. */
export type LineProject = { readonly listId: string | null; readonly name: string }

/** What breaks a line, or turns its direction, on a label or in an email. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** The name of a project on lines of orders: the name of its list, and the designer's own number if there is one. */
export function projectName({ name, number }: { readonly name: string; readonly number: string }): string {
  return readProjectName([name, number].filter((part) => part !== '').join(' · ')) ?? ''
}

/** A project's name that came from elsewhere, as one line of bounded length; null if nothing is left of it. */
export function readProjectName(text: string): string | null {
  const line = text.replace(CONTROLS, ' ').trim()
  return line === '' ? null : [...line].slice(0, PROJECT_NAME_MAX).join('').trim()
}

/** The project of lines that are added from a list; undefined if the list is no project. */
export function lineProjectOf({
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

/** A line's project that came from elsewhere; null without a name. An id that is none is dropped. */
export function readLineProject(name: string, listId: string): LineProject | null {
  const read = readProjectName(name)
  return read === null ? null : { name: read, listId: LIST_ID.test(listId) ? listId.toLowerCase() : null }
}

const LIST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether two lines are for the same project under the same name, or both for none: a cart adds only such lines up. */
export function isSameProject(one: LineProject | undefined, other: LineProject | undefined): boolean {
  return one?.name === other?.name && one?.listId === other?.listId
}

/** The fields of a form or an address with the project of a line; none without one. */
export function projectFields(project: LineProject | null | undefined): Record<string, string> {
  if (!project) return {}
  return { project: project.name, ...(project.listId !== null && { projectList: project.listId }) }
}

/** Whether the delivery of a project is before its start. Dates are yyyy-MM-dd; null or empty if open. */
export function areDatesReversed({
  startsOn,
  deliverBy,
}: {
  readonly startsOn: string | null
  readonly deliverBy: string | null
}): boolean {
  return Boolean(startsOn && deliverBy) && (deliverBy ?? '') < (startsOn ?? '')
}
