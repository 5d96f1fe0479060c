import { readLineProject } from '#domain/list/project.ts'
import { QUICK_ORDER_LINES_MAX } from '#domain/quick-order/limits.ts'
import { type TypedLine, typedLine } from '#domain/quick-order/read-order-lines.ts'

/** Each line has `sku` and `quantity`, in the same order. */
export const ORDER_FIELDS = {
  /** Unique per page, so that a repeated form does not add anything to a list twice. */
  key: 'key',
  sku: 'sku',
  quantity: 'quantity',
  /** The project of each line, in two fields that may be empty (`projectFields`). */
  project: 'project',
  projectList: 'projectList',
  text: 'text',
  file: 'file',
  list: 'list',
  name: 'name',
  act: 'act',
  /** The index of the line to remove. */
  remove: 'remove',
  /** The index of a line and its corrected SKU, separated by a space. */
  correct: 'correct',
} as const

/** The value of `list` that creates a list. */
export const NEW_LIST = 'new'

export type OrderAct = 'check' | 'bag' | 'list'

export type OrderForm = {
  readonly act: OrderAct
  readonly key: string
  readonly lines: readonly TypedLine[]
  readonly text: string
  readonly file: File | null
  /** An id, or `NEW_LIST`. */
  readonly list: string
  readonly name: string
}

/**
 * Maximum number of lines read from a form. It exceeds the limit, so that an excess is detected and refused; the page
 * never sends as many.
 */
const FIELDS_MAX = QUICK_ORDER_LINES_MAX * 2

/** The fields of all lines are in the same order. */
export function readFormLines(form: FormData): TypedLine[] {
  const all = (field: string) => form.getAll(field).slice(0, FIELDS_MAX).map(toText)
  const quantities = all(ORDER_FIELDS.quantity)
  const [projects, lists] = [all(ORDER_FIELDS.project), all(ORDER_FIELDS.projectList)]
  return all(ORDER_FIELDS.sku).map((sku, index) => {
    const project = readLineProject(projects[index] ?? '', lists[index] ?? '')
    return { ...typedLine(sku, quantities[index]), ...(project && { project }) }
  })
}

/** Applies the removal or correction of the pressed button. */
export function readOrderForm(form: FormData): OrderForm {
  const text = (field: string) => toText(form.get(field))
  const lines = readFormLines(form)
  const removedIndex = form.has(ORDER_FIELDS.remove) ? Number(text(ORDER_FIELDS.remove)) : -1
  const [correctedIndex = '', ...correctedSku] = text(ORDER_FIELDS.correct).split(' ')
  const file = form.get(ORDER_FIELDS.file)
  const act = text(ORDER_FIELDS.act)
  return {
    act: act === 'bag' || act === 'list' ? act : 'check',
    key: text(ORDER_FIELDS.key),
    lines: lines
      .map((line, index) =>
        correctedIndex !== '' && index === Number(correctedIndex)
          ? { ...line, ...typedLine(correctedSku.join(' '), line.quantity) }
          : line,
      )
      .filter(({ sku }, index) => sku !== '' && index !== removedIndex),
    text: text(ORDER_FIELDS.text),
    // A file field without a file is submitted as an empty file.
    file: file instanceof File && file.size > 0 ? file : null,
    list: text(ORDER_FIELDS.list),
    name: text(ORDER_FIELDS.name).trim(),
  }
}

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : ''
}
