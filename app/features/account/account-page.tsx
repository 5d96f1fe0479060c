import type { ReactNode } from 'react'
import { BarePage } from '#app/ui/bare-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'
import type { AccountCode } from './sign-in-screen.ts'
import { useAccountFaults } from './use-account-faults.ts'

/** A quiet page with one thing to do. What went wrong as a whole stands above it. */
export function AccountPage({
  title,
  intro,
  fault,
  waitSeconds,
  children,
}: {
  title: string
  intro?: string | undefined
  fault?: AccountCode | undefined
  /** How long to wait when there were too many attempts. */
  waitSeconds?: number | undefined
  children?: ReactNode
}) {
  const [refusal] = useAccountFaults()(fault, waitSeconds)
  return (
    <BarePage width="form">
      <title>{`${title} | ${HOUSE_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="font-display text-display-small">{title}</h1>
          {intro && <p className="text-muted wrap-anywhere">{intro}</p>}
        </div>
        {refusal && <Notice tone="refusal">{refusal}</Notice>}
        {children}
      </div>
    </BarePage>
  )
}
