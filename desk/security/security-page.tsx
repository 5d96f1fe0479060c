import { Box, Button, TextField, Typography } from '@mui/material'
import { WebAuthnError } from '@simplewebauthn/browser'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Loading, useTranslate } from 'react-admin'
import type { DeskSecurity } from '#contracts/identity-desk.ts'
import { useErrorText } from '#desk/provider/use-save.ts'
import { mayRemoveFactor } from '#domain/team/second-factors.ts'
import { Block } from '../detail/block.tsx'
import { useFormat } from '../format/use-format.ts'
import { ErrorNotice } from '../page/error-notice.tsx'
import { Page } from '../page/page.tsx'
import { Passkeys } from './passkeys.tsx'
import type { CodeSecret } from './security-calls.ts'
import { securityCalls } from './security-calls.ts'
import type { Run } from './security-parts.tsx'
import { ConfirmButton, Row, useDeviceName } from './security-parts.tsx'

const QUERY_KEY = ['security']
const DUPLICATE_ERROR = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

export function SecurityPage() {
  const translate = useTranslate()
  const describeError = useErrorText()
  const queries = useQueryClient()
  const [changeError, setChangeError] = useState<unknown>(null)
  const { data, error, refetch } = useQuery({ queryKey: QUERY_KEY, queryFn: securityCalls.read })
  const run: Run = async (change) => {
    setChangeError(null)
    try {
      await change()
      return true
    } catch (problem) {
      setChangeError(problem)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: QUERY_KEY })
    }
  }
  return (
    <Page title={translate('security.title')} below={translate('security.intro')}>
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {changeError !== null && (
        <Typography role="alert" color="error" sx={{ marginBottom: 2 }}>
          {changeError instanceof WebAuthnError || changeError instanceof DOMException
            ? translate(`security.passkeys.${changeError.code === DUPLICATE_ERROR ? 'known' : 'not-created'}`)
            : describeError(changeError)}
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

/** Shows the desk sessions. Any session except the current one can be ended. */
function DeskSessions({ sessions, run }: { sessions: DeskSecurity['sessions']; run: Run }) {
  const translate = useTranslate()
  const { dateAndTime } = useFormat()
  const getDeviceName = useDeviceName()
  const end = translate('security.sessions.end')
  return (
    <Block title={translate('security.sessions.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {translate('security.sessions.intro')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions.map((session) => {
          const { id, startedAt, usedAt, isCurrent } = session
          const used = translate('security.used', { time: dateAndTime(usedAt) })
          return (
            <Row
              key={id}
              name={getDeviceName(session)}
              facts={[
                ...(isCurrent ? [translate('security.sessions.current')] : []),
                used,
                translate('security.sessions.started', { time: dateAndTime(startedAt) }),
              ]}
            >
              {!isCurrent && (
                <Button
                  aria-label={`${end}: ${getDeviceName(session)}, ${used}`}
                  onClick={() => run(() => securityCalls.endSession(id))}
                >
                  {end}
                </Button>
              )}
            </Row>
          )
        })}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ marginTop: 1.5 }}
          onClick={() => run(securityCalls.endOtherSessions)}
        >
          {translate('security.sessions.end-others')}
        </Button>
      )}
    </Block>
  )
}

/** Shows the number of recovery codes left. New codes are shown only once. */
function RecoveryCodes({ left, run }: { left: number; run: Run }) {
  const translate = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>([])
  return (
    <Block title={translate('security.recovery.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, marginBottom: 1 }}>
        {translate('security.recovery.left', { count: left })}
      </Typography>
      {codes.length > 0 && <NewCodes codes={codes} />}
      <ConfirmButton
        isOutlined
        label={translate('security.recovery.replace')}
        question={translate('security.recovery.replace-text')}
        onConfirm={() => run(async () => setCodes(await securityCalls.replaceRecoveryCodes()))}
      />
    </Block>
  )
}

function NewCodes({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate()
  const [isCopied, setIsCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <Box sx={{ backgroundColor: 'action.selected', padding: 2, marginBottom: 1 }}>
      <Typography role="status">{translate('security.recovery.shown')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('security.recovery.print')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
        >
          {translate(`security.recovery.${isCopied ? 'copied' : 'copy'}`)}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${translate('security.recovery.file')}.txt`}
        >
          {translate('security.recovery.download')}
        </Button>
      </Box>
    </Box>
  )
}

function OneTimeCodes({ security, run }: { security: DeskSecurity; run: Run }) {
  const translate = useTranslate()
  const [secret, setSecret] = useState<CodeSecret | null>(null)
  const [hasClosed, setHasClosed] = useState(false)
  const { hasCode, passkeys } = security
  const mayRemove = mayRemoveFactor({ hasCode, passkeys: passkeys.length }, 'code')
  function close() {
    setSecret(null)
    setHasClosed(true)
  }
  return (
    <Block title={translate('security.codes.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, marginBottom: 1 }}>
        {translate(hasCode ? 'security.codes.set-up' : 'security.codes.none')}
      </Typography>
      {hasCode && !mayRemove && <Typography variant="body2">{translate('security.last-factor')}</Typography>}
      {hasCode && mayRemove && (
        <ConfirmButton
          isOutlined
          label={translate('security.codes.remove')}
          question={translate('security.codes.remove-text')}
          onConfirm={() => run(securityCalls.removeCode)}
        />
      )}
      {!hasCode && !secret && (
        <Button
          variant="outlined"
          autoFocus={hasClosed}
          onClick={() => run(async () => setSecret(await securityCalls.createSecret()))}
        >
          {translate('security.codes.add')}
        </Button>
      )}
      {!hasCode && secret && <NewCode secret={secret} run={run} onClose={close} />}
    </Block>
  )
}

function NewCode({ secret, run, onClose }: { secret: CodeSecret; run: Run; onClose: () => void }) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await run(() => securityCalls.addCode(code))) onClose()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ maxWidth: '24rem' }}>
      <Typography variant="body2">{translate('security.codes.scan')}</Typography>
      <Box
        component="img"
        src={secret.picture}
        alt={translate('security.codes.picture')}
        width={224}
        height={224}
        sx={{ display: 'block', marginY: 1.5 }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {translate('security.codes.secret')} <code>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Typography>
      <TextField
        fullWidth
        required
        label={translate('security.codes.code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code' } }}
        sx={{ marginTop: 1.5 }}
      />
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
        <Button type="submit" variant="contained">
          {translate('security.codes.confirm')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}
