import type { ComponentType } from 'react'
import type { PageHandle } from '#app/page/page-handle.ts'

type Workshop = { default: ComponentType; title: string }

export const handle: PageHandle = { isUnlisted: true }

const WORKSHOPS = import.meta.glob<Workshop>('../**/*.workshop.tsx', { eager: true })

/** The page for visual review, axe and screenshots, in development only. */
export default function WorkshopPage() {
  return (
    <div className="mx-auto grid max-w-page gap-section px-gutter py-12">
      {Object.entries(WORKSHOPS).map(([file, { default: Parts, title }]) => (
        <section key={file} aria-label={title} className="grid gap-6">
          <h2 className="border-b border-hairline pb-3 font-display text-heading">{title}</h2>
          <Parts />
        </section>
      ))}
    </div>
  )
}
