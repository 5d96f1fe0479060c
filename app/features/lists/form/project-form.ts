import { z } from 'zod'
import type { ListProject } from '#contracts/list-project.ts'
import { isCalendarDate } from '#domain/house/calendar-date.ts'
import { areDatesReversed, PROJECT_LENGTHS } from '#domain/list/project.ts'

const text = (max: number) => z.string().trim().max(max, 'too-long').default('')
const date = z
  .string()
  .refine(isCalendarDate, 'date-malformed')
  .optional()
  .transform((typed) => typed ?? null)

/** The fields of a project in the form of its list; empty ones are no project. */
export const projectFields = {
  number: text(PROJECT_LENGTHS.number),
  client: text(PROJECT_LENGTHS.client),
  startsOn: date,
  deliverBy: date,
}
type ProjectForm = Omit<ListProject, 'address'>

/** Refuses a delivery before the start. */
export function checkProjectDates(form: ProjectForm, context: z.RefinementCtx): void {
  if (!areDatesReversed(form)) return
  context.addIssue({ code: 'custom', path: ['deliverBy'], message: 'dates-reversed', input: form.deliverBy })
}

/** The project of a list as its form has it, with the stored address; null if nothing of it is left. */
export function projectOfForm(
  { number, client, startsOn, deliverBy }: ProjectForm,
  stored: ListProject | null,
): ListProject | null {
  const address = stored?.address ?? null
  const isEmpty = number === '' && client === '' && startsOn === null && deliverBy === null
  return isEmpty && address === null ? null : { number, client, address, startsOn, deliverBy }
}
