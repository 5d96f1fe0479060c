import bodoniModaItalic from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

/**
 * Italics in a display title, once on a screen at the most. Their letters are fetched with the page that
 * shows them, since a line that breaks elsewhere when they arrive would move all below it.
 */
export function Emphasis({ children }: { children: ReactNode }) {
  preload(bodoniModaItalic, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <em>{children}</em>
}
