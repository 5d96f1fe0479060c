import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { chatPicture } from '#contracts/chat.ts'
import { chatOffice, chatPieces } from '#contracts/team/chat.ts'
import type { TeamItem } from '#contracts/team/convention.ts'
import { figuresResponse } from '#contracts/team/figures.ts'
import { productDownloads, productPreviewLink } from '#contracts/team/product.ts'
import { importRefusals } from '#contracts/team/product-import.ts'
import { teamAttachment } from '#contracts/team/request.ts'
import { draftResponse, reading } from '#contracts/team/request-thread.ts'
import { salesResponse } from '#contracts/team/sales.ts'
import { applicationReading } from '#contracts/team/trade-application.ts'
import { waitingResponse } from '#contracts/team/waiting.ts'
import { callTeam, getItemPath, requestTeam } from './call-team.ts'

const historyResponse = z.object({
  items: z.array(z.object({ at: z.string(), accountId: z.string(), action: z.string() })),
})
const pictureResponse = z.object({ item: chatPicture })
const attachmentResponse = z.object({ item: teamAttachment })

/** Queries of the team API other than for items, which are read with react-admin's hooks. */
export const teamQueries = {
  waiting: () => query(['waiting'], waitingResponse, '/waiting'),
  sales: () => query(['sales'], salesResponse, '/sales'),
  /** `range` is the query string of the URL. */
  figures: (range: string) => query(['figures', range], figuresResponse, `/figures${range && `?${range}`}`),
  /** Reads the audit log of an item up to its version, oldest first. */
  history: (resource: string, { id, version }: TeamItem) =>
    query([resource, 'history', id, version], historyResponse, `${getItemPath(resource, id)}/history`),
  productDownloads: (id: string) =>
    query(['product-downloads', id], productDownloads, getItemPath('product-downloads', id)),
  productPreview: (id: string) =>
    query(['product-preview', id], productPreviewLink, `${getItemPath('products', id)}/preview`),
  chatOffice: () => query(['chat-office'], chatOffice, '/chat-office'),
  chatPieces: (chat: string, text: string) =>
    query(['chat-pieces', chat, text], chatPieces, `/chat-pieces?${new URLSearchParams({ chat, text })}`),
  replyDraft: (id: string) =>
    query(['requests', 'draft', id], draftResponse, `${getItemPath('requests', id)}/draft`),
  /** Also reports that this person has the request open. */
  requestReading: (id: string) =>
    queryOptions({
      queryKey: ['requests', 'reading', id],
      queryFn: () =>
        callTeam(reading, { method: 'POST', path: `${getItemPath('requests', id)}/reading`, body: {} }),
    }),
  /** Also reports that this person has the application open. */
  applicationReading: (id: string) =>
    queryOptions({
      queryKey: ['trade-applications', 'reading', id],
      queryFn: () =>
        callTeam(applicationReading, {
          method: 'POST',
          path: `${getItemPath('trade-applications', id)}/reading`,
          body: {},
        }),
    }),
}

/** Calls that are neither queries nor changes of versioned items, such as files. Each throws RefusedCall. */
export const teamCalls = {
  chooseChatOffice: (office: string) =>
    requestTeam({ method: 'PUT', path: '/chat-office', body: { office } }),
  /** Errors of this and the next call are ignored, since later calls make up for them. */
  markChatRead: (id: string, seq: number) =>
    requestTeam({ method: 'POST', path: `${getItemPath('chats', id)}/read`, body: { seq } }).catch(() => {}),
  reportChatTyping: (id: string) =>
    requestTeam({ method: 'POST', path: `${getItemPath('chats', id)}/typing`, body: {} }).catch(() => {}),
  sendChatPicture: (bytes: Blob) =>
    callTeam(pictureResponse, { method: 'POST', path: '/chat-pictures', bytes }).then(({ item }) => item),
  sendAttachment: (path: string, file: File) =>
    callTeam(attachmentResponse, {
      method: 'POST',
      path: `${path}?${new URLSearchParams({ name: file.name })}`,
      bytes: file,
    }).then(({ item }) => item),
  /** Continues after the page is closed. */
  saveReplyDraft: (id: string, text: string) =>
    callTeam(draftResponse, {
      method: 'PUT',
      path: `${getItemPath('requests', id)}/draft`,
      body: { text },
      outlivesPage: true,
    }),
  importRefusals: (id: string) =>
    callTeam(importRefusals, { path: `${getItemPath('product-imports', id)}/refusals` }),
  /** Returns an archive of files. */
  exportProducts: (options: URLSearchParams) => requestTeam({ path: `/product-export?${options}` }),
}

function query<Output>(queryKey: readonly unknown[], schema: z.ZodType<Output>, path: string) {
  return queryOptions({ queryKey, queryFn: () => callTeam(schema, { path }) })
}
