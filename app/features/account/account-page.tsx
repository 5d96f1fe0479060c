import type { ReactNode } from 'react'
import { type CheckedField, ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { BarePage } from '#app/ui/page/bare-page.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { AccountCode } from './sign-in/sign-in-screen.ts'
import { useAccountErrors } from './use-account-errors.ts'

export function AccountPage({
  title,
  intro,
  fault,
  waitSeconds,
  fields,
  children,
}: {
  title: string
  intro?: string | undefined
  fault?: AccountCode | undefined
  waitSeconds?: number | undefined
  fields?: readonly CheckedField[]
  children?: ReactNode
}) {
  const [refusal] = useAccountErrors()(fault, waitSeconds)
  return (
    <BarePage width="form">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="font-display text-display-small">{title}</h1>
          {intro && <p className="text-muted wrap-anywhere">{intro}</p>}
        </div>
        <ErrorSummary message={refusal} fields={fields} />
        {children}
      </div>
    </BarePage>
  )
}
