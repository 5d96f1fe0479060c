/** The headers that proxies, tunnels and CDNs add to forwarded requests. */
const FORWARDING_HEADER =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** Whether the headers show that a request was forwarded. */
export function isForwarded(headers: Headers): boolean {
  return [...headers.keys()].some((name) => FORWARDING_HEADER.test(name))
}
