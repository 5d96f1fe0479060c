import bodoniModaItalic from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { useHouse } from '../page/house.ts'

/**
 * Italics in a display title, at most once per screen. Pages that use it preload the font, since a late font could
 * rewrap the title and shift everything below it.
 */
export function Emphasis({ children }: { children: ReactNode }) {
  const { fonts } = useHouse()
  const italic = fonts === null ? bodoniModaItalic : fonts.italic
  if (italic !== null) preload(italic, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return <em>{children}</em>
}
