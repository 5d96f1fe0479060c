import { z } from 'zod'
import type { ListProject } from '#contracts/list-project.ts'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { areDatesReversed, PROJECT_LENGTHS } from '#domain/list/project.ts'

const text = (max: number) => z.string().trim().max(max, 'too-long').default('')
const date = z
  .string()
  .refine(isCalendarDate, 'date-malformed')
  .optional()
  .transform((typed) => typed ?? null)

/** If all fields are empty, the list is not a project. */
export const projectFields = {
  number: text(PROJECT_LENGTHS.number),
  client: text(PROJECT_LENGTHS.client),
  startsOn: date,
  deliverBy: date,
}
type ProjectForm = Omit<ListProject, 'address'>

/** Refuses a delivery date before the start date. */
export function checkProjectDates(form: ProjectForm, context: z.RefinementCtx): void {
  if (!areDatesReversed(form)) return
  context.addIssue({ code: 'custom', path: ['deliverBy'], message: 'dates-reversed', input: form.deliverBy })
}

/** Preserves the stored address. Returns null if there is none and all fields are empty. */
export function projectOfForm(
  { number, client, startsOn, deliverBy }: ProjectForm,
  stored: ListProject | null,
): ListProject | null {
  const address = stored?.address ?? null
  const isEmpty = number === '' && client === '' && startsOn === null && deliverBy === null
  return isEmpty && address === null ? null : { number, client, address, startsOn, deliverBy }
}
