import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

import { clearToasts } from '#web/ui/feedback/toast/toast.ts';
import { renderPiece } from '../test/render-app.tsx';
import { parts } from './kit.tsx';
import { Overlay, overlays } from './parts/dialogs.tsx';

const desktop = 1_120;
const phone = 360;
const schemes = ['light', 'dark'] as const;

// The threads of the cloth are finer than a dot of these pictures.
beforeEach(() => {
  document.body.style.backgroundImage = 'none';
});
afterEach(() => {
  document.body.style.backgroundImage = '';
  document.documentElement.style.fontSize = '';
});

describe.for(Object.entries(parts))('%s', ([name, Components]) => {
  test.for([
    ...schemes.map((scheme) => ({ look: scheme, width: desktop, scheme, text: '100%' })),
    { look: 'phone', width: phone, scheme: 'light', text: '100%' },
    { look: 'large', width: desktop, scheme: 'light', text: '200%' },
  ] as const)('looks as it did: $look', async ({ look, width, scheme, text }) => {
    await page.viewport(width, 900);
    document.documentElement.style.fontSize = text;
    await renderPiece(<Components />, { scheme });
    const part = page.elementLocator(document.querySelector('[data-kit-part]') ?? document.body);
    await settle();
    await page.viewport(width, Math.ceil(part.element().getBoundingClientRect().height));
    await forceStates();
    await expect.element(part).toMatchScreenshot(`${name}-${look}`);
  });
});

describe.for(overlays)('%s, over a page', (name) => {
  test.for(schemes)('looks as it did: %s', async (scheme) => {
    await page.viewport(phone, 700);
    await renderPiece(<Overlay name={name} script="en" />, { scheme });
    await settle();
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${scheme}`);
    clearToasts();
  });
});

/** Fonts have come, and pictures. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

interface DevTools {
  send: (method: string, parameters?: object) => Promise<unknown>;
}

/** A node of the browser's tree (`DOM.Node` of the DevTools protocol). */
interface TreeNode {
  nodeId: number;
  nodeName: string;
  /** Names and values in turn. */
  attributes?: string[];
  children?: TreeNode[];
  contentDocument?: TreeNode;
}

const controls = new Set(['BUTTON', 'A', 'INPUT', 'SELECT', 'TEXTAREA']);
const pseudoClasses: Record<string, string[]> = {
  hover: ['hover'],
  active: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
};

/** What only a pointer or the keyboard bring about: on the first control in each state that names one. */
async function forceStates(): Promise<void> {
  const browser = cdp() as unknown as DevTools;
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = (await browser.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: TreeNode };
  for (const state of nodesBelow(root)) {
    const force = attributeOf(state, 'data-force');
    const control = force && nodesBelow(state).find(({ nodeName }) => controls.has(nodeName));
    if (!control) continue;
    await browser.send('CSS.forcePseudoState', {
      nodeId: control.nodeId,
      forcedPseudoClasses: pseudoClasses[force] ?? [],
    });
  }
}

function nodesBelow(node: TreeNode): TreeNode[] {
  const inner = [...(node.children ?? []), ...(node.contentDocument ? [node.contentDocument] : [])];
  return inner.flatMap((child) => [child, ...nodesBelow(child)]);
}

function attributeOf({ attributes = [] }: TreeNode, name: string): string | undefined {
  const at = attributes.indexOf(name);
  return at < 0 ? undefined : attributes[at + 1];
}
