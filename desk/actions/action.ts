import type { ComponentType } from 'react'
import type { TeamItem } from '#contracts/team/convention.ts'

/** What was typed, by the name of the field; a switch that is on is `yes`. */
export type Values = Readonly<Record<string, string>>

export type ActionField = {
  name: string
  label: string
  kind?: 'text' | 'lines' | 'switch' | 'choice' | 'files'
  isRequired?: boolean
  choices?: readonly { id: string; name: string }[]
  initial?: string
  /** The language of the text, if it is not that of the desk. */
  language?: string
  /** For files: the upload path, the maximum number and the accepted types. The value is read with `readFiles`. */
  upload?: { path: string; filesMax: number; types: readonly string[] }
}

/** A tool beside an action's buttons, such as templates for its text. */
export type ActionToolProps<Item extends TeamItem> = {
  item: Item
  values: Values
  onChange: (values: Values) => void
}

/**
 * `POST …/{id}/{name}` as a button with a form. Messages are in `resources.{resource}.actions.{name}`: `label`, what it
 * does (`explain`), and what was done (`done`).
 */
export type Action<Item extends TeamItem> = {
  name: string
  /** None without it. */
  fields?: (item: Item) => readonly ActionField[]
  /** No input without it. */
  toInput?: (values: Values, item: Item) => unknown
  /** Values of the message `explain`, such as the language of the email. */
  explained?: (item: Item) => Readonly<Record<string, string>>
  consequence?: (values: Values, item: Item) => string | null
  tool?: ComponentType<ActionToolProps<Item>>
  /** Typed values stay in this tab until they are sent, also when the form is closed or the page left. */
  staysTyped?: boolean
  /** The response is a file, which the browser saves under this name, instead of the item. */
  fileName?: (item: Item) => string
  /** The page itself shows the result, so there is no message. */
  isShown?: boolean
  /** The item no longer exists afterwards, so its list is shown. */
  removes?: boolean
}
