import type { ComponentType } from 'react'
import type { TeamItem } from '../../contracts/team/convention.ts'

/** What was typed, by the name of the field; a switch that is on is `yes`. */
export type Values = Readonly<Record<string, string>>

export type ActionField = {
  name: string
  /** The key of its label. */
  label: string
  kind?: 'text' | 'lines' | 'switch' | 'choice' | 'files'
  isRequired?: boolean
  /** The values of a choice, each with its words. */
  choices?: readonly { id: string; name: string }[]
  initial?: string
  /** Of the text, if it is not that of the desk. */
  language?: string
  /** Of files: where each is sent at once, and what is accepted. The value is read with `readFiles`. */
  upload?: { path: string; filesMax: number; types: readonly string[] }
}

/** What an action offers beside its buttons, such as templates for its text. */
export type ActionToolProps<Item extends TeamItem> = {
  item: Item
  values: Values
  onChange: (values: Values) => void
}

/**
 * `POST …/{id}/{name}` as a button with a form. Its words are `resources.{resource}.actions.{name}`: `label`, what it
 * does (`explain`), and what was done (`done`).
 */
export type Action<Item extends TeamItem> = {
  name: string
  fields: (item: Item) => readonly ActionField[]
  toInput: (values: Values, item: Item) => unknown
  /** What `explain` names, such as the language of the email that goes out. */
  explained?: (item: Item) => Readonly<Record<string, string>>
  /** What the typed values lead to, if that is not always the same. */
  consequence?: (values: Values, item: Item) => string | null
  tool?: ComponentType<ActionToolProps<Item>>
  /** What was typed stays in this tab until it is sent, also when the form is closed or the page left. */
  staysTyped?: boolean
  /** The response is not the item but a file, which the browser saves under this name. */
  fileName?: (item: Item) => string
  /** The page itself shows that it was done, so that no message says it. */
  isShown?: boolean
  /** The item is gone afterwards, so that its list is shown. */
  removes?: boolean
}
