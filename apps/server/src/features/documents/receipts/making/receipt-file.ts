import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { ReceiptContent } from '../content/receipt-content.ts';
import { withReceiptSlot } from './receipt-slot.ts';
import { makeReceiptInThread } from './receipt-thread.ts';

/** The bytes of a receipt, and their SHA-256 in hexadecimal. */
export interface ReceiptFile {
  bytes: Buffer;
  sha256: string;
}

/** As long as an address is open: whoever asked for a receipt fetches it within this time. */
const keptMs = 5 * 60 * 1000;
const mostBytes = 32 * 1024 * 1024;

/** Finished receipts by the hash of their content. They are in this process alone, and never stored. */
const made = new LRUCache<string, ReceiptFile>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }) => bytes.length,
  ttl: keptMs,
});
const underWay = new Map<string, Promise<ReceiptFile>>();
const keysOfOrders = new Map<string, Set<string>>();

/**
 * The PDF of a content: the finished one, the one that is being made for somebody else, or a new one. Any change of
 * what it prints makes another one.
 *
 * @throws AppError SERVICE_UNAVAILABLE while too many are waiting
 */
export function receiptFile(orderId: string, content: ReceiptContent): Promise<ReceiptFile> {
  const key = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const finished = made.get(key);
  if (finished) return Promise.resolve(finished);
  let making = underWay.get(key);
  if (!making) {
    making = make(key, orderId, content).finally(() => underWay.delete(key));
    underWay.set(key, making);
  }
  return making;
}

async function make(key: string, orderId: string, content: ReceiptContent): Promise<ReceiptFile> {
  receiptCounts.made += 1;
  const bytes = Buffer.from(await withReceiptSlot(() => makeReceiptInThread(content)));
  const file = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  made.set(key, file);
  const keys = keysOfOrders.get(orderId) ?? new Set();
  keysOfOrders.set(orderId, keys.add(key));
  // Keys of receipts that have gone by themselves go with the next one of any order.
  for (const [id, all] of keysOfOrders) {
    for (const each of all) if (!made.has(each)) all.delete(each);
    if (all.size === 0) keysOfOrders.delete(id);
  }
  return file;
}

/** How many receipts this process has begun to make. */
export const receiptCounts = { made: 0 };

/** Drops the finished receipts of these orders. */
export function forgetReceipts(orderIds: readonly string[]): void {
  for (const orderId of orderIds) {
    for (const key of keysOfOrders.get(orderId) ?? []) made.delete(key);
    keysOfOrders.delete(orderId);
  }
}

/** Whether a finished receipt of this order is kept. */
export function keepsReceiptOf(orderId: string): boolean {
  return [...(keysOfOrders.get(orderId) ?? [])].some((key) => made.has(key));
}
