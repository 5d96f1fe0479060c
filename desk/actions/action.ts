import type { ComponentType } from 'react'
import type { TeamItem } from '#contracts/team/convention.ts'

/** The typed values by field name. The value of an enabled switch is `yes`. */
export type Values = Readonly<Record<string, string>>

export type ActionField = {
  name: string
  label: string
  kind?: 'text' | 'lines' | 'switch' | 'choice' | 'files'
  isRequired?: boolean
  choices?: readonly { id: string; name: string }[]
  initial?: string
  /** The language of the text, if it differs from the desk's. */
  language?: string
  /** For files: the upload path, the maximum number and the accepted types. The value is read with `readFiles`. */
  upload?: { path: string; filesMax: number; types: readonly string[] }
}

/** The props of a tool beside an action's buttons, such as text templates. */
export type ActionToolProps<Item extends TeamItem> = {
  item: Item
  values: Values
  onChange: (values: Values) => void
}

/** The props of an action's own form. `problems` are the refused values, by their path in the input. */
export type ActionContentProps<Item extends TeamItem> = ActionToolProps<Item> & {
  problems: readonly { readonly path: string; readonly text: string }[]
}

/**
 * `POST …/{id}/{name}` as a button with a form. Its messages are in `resources.{resource}.actions.{name}`: `label`,
 * `explain` (what it does) and `done` (what was done).
 */
export type Action<Item extends TeamItem> = {
  name: string
  /** The form's fields. By default there are none. */
  fields?: (item: Item) => readonly ActionField[]
  /** The values of a form with its own content, when it opens. */
  initialValues?: (item: Item) => Values
  /** Converts the values to the input of the call. By default there is no input. */
  toInput?: (values: Values, item: Item) => unknown
  /** Returns the values of the message `explain`, such as the language of the email. */
  explainValues?: (item: Item) => Readonly<Record<string, string>>
  consequence?: (values: Values, item: Item) => string | null
  /** Shown instead of the fields, for input that is no list of fields. */
  content?: ComponentType<ActionContentProps<Item>>
  tool?: ComponentType<ActionToolProps<Item>>
  /**
   * Whether typed values are stored in this tab until they are sent, even if the form is closed or the person leaves
   * the page.
   */
  storesTypedValues?: boolean
  /** If present, the response is a file instead of the item, and the browser saves the file under this name. */
  fileName?: (item: Item) => string
  /** Whether the page itself shows the result, so that no message is needed. */
  isResultShown?: boolean
  /** Whether the item no longer exists afterwards, so that its list is shown. */
  removes?: boolean
}
