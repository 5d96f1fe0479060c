import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../text/link.tsx'
import { MAIN_ID } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** A page without header and footer: the shop's name, which links home, and the content. */
export function BarePage({ width, children }: { width: 'form' | 'page'; children: ReactNode }) {
  const box = classNames('mx-auto w-full px-gutter', width === 'form' ? 'max-w-form' : 'max-w-page')
  return (
    <>
      <header className={classNames(box, 'pt-8')}>
        <Link href="/" className="inline-block py-2">
          <Wordmark size="header" />
        </Link>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classNames(box, 'grow py-12 outline-none')}>
        {children}
      </main>
    </>
  )
}
