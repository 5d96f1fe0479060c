import type { IssuePost } from '#contracts/mail.ts'
import type { FoundPost } from '../newsletter-options.ts'

/** Returns only what the owner of the account may know about the subscription. */
export function chosenPosts(postIds: readonly string[], posts: readonly FoundPost[]): FoundPost[] {
  return postIds.flatMap((id) => posts.find((post) => post.id === id) ?? [])
}

export function toPost({ title, abstract, picture }: FoundPost): IssuePost {
  return { title, abstract, picture }
}
