import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { errorStatus, FramedError } from '#app/ui/page/error-page.tsx'
import type { MissingPage as Missing } from './missing-page.server.ts'

/** Only a not-found page loads this script. */
const Recommended = lazy(async () => ({ default: (await import('./recommended.tsx')).Recommended }))

export function FailedPage({ error }: { error: unknown }) {
  const status = errorStatus(error)
  if (isRouteErrorResponse(error) && status === 404) return <MissingPage missing={error.data} />
  return <FramedError status={status} />
}

function MissingPage({ missing }: { missing: Missing | null }) {
  return (
    <FramedError status={404}>
      {missing && (
        <Suspense>
          <Recommended cards={missing.suggestions} />
        </Suspense>
      )}
    </FramedError>
  )
}
