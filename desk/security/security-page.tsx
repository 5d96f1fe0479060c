import { Box, Typography } from '@mui/material'
import { WebAuthnError } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { useRefusalText } from '../actions/use-refusal-text.ts'
import { FaultNotice } from '../application/fault-notice.tsx'
import { Page } from '../application/page.tsx'
import { DeskSessions } from './desk-sessions.tsx'
import { OneTimeCodes } from './one-time-codes.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { Run } from './run.ts'
import { securityCalls } from './security-calls.ts'

const KEY = ['security']
const KNOWN = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

/** The member's own sign-in: second factors, recovery codes and sessions at the desk. */
export function SecurityPage() {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const queries = useQueryClient()
  const [fault, setFault] = useState<unknown>(null)
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: securityCalls.read })
  const run: Run = async (change) => {
    setFault(null)
    try {
      await change()
      return true
    } catch (problem) {
      setFault(problem)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: KEY })
    }
  }
  return (
    <Page title={translate('security.title')} below={translate('security.intro')}>
      {error && <FaultNotice fault={error} onRepeat={refetch} />}
      {!data && !error && <Loading />}
      {fault !== null && (
        <Typography role="alert" color="error" sx={{ marginBottom: 2 }}>
          {fault instanceof WebAuthnError || fault instanceof DOMException
            ? translate(`security.passkeys.${fault.code === KNOWN ? 'known' : 'not-created'}`)
            : textOf(fault)}
        </Typography>
      )}
      {data && (
        <Box sx={{ maxWidth: '44rem' }}>
          <Passkeys security={data} run={run} />
          <OneTimeCodes security={data} run={run} />
          <RecoveryCodes left={data.recoveryCodesLeft} run={run} />
          <DeskSessions sessions={data.sessions} run={run} />
        </Box>
      )}
    </Page>
  )
}
