import { describe, expect, it } from 'vitest';

import { effectReturnsOf } from './find-effect-returns.ts';

/** The violations in a component with `inside` as its body. */
function foundIn(inside: string): string[] {
  const text = [
    "import { useEffect, useLayoutEffect, useInsertionEffect, useCallback } from 'react';",
    "import * as React from 'react';",
    "import { subscribe } from './subscribe.ts';",
    'export function Component({ onOpen }) {',
    inside,
    '}',
  ].join('\n');
  return effectReturnsOf('apps/web/app/component.tsx', text).map(({ returned }) => returned);
}

describe('an effect that returns something other than a function or nothing', () => {
  it.each([
    ['a call of the browser', 'useEffect(() => scrollTo({ top: 0 }), []);', 'scrollTo({ top: 0 })'],
    ['a method', 'useEffect(() => box.current?.focus(), []);', 'box.current?.focus()'],
    ['a method, returned by a block', 'useEffect(() => { return box.focus(); }, []);', 'box.focus()'],
    ['one branch of a condition', 'useEffect(() => (open ? box.focus() : undefined));', 'box.focus()'],
    ['the right side of &&', 'useEffect(() => { return open && box.show(); });', 'box.show()'],
    ['a call of a prop', 'useEffect(() => onOpen(), [onOpen]);', 'onOpen()'],
    ['an assignment', 'useEffect(() => (box.open = true));', 'box.open = true'],
    ['a promise', 'useEffect(async () => { await load(); });', 'async'],
    ['in a layout effect', 'useLayoutEffect(() => box.focus());', 'box.focus()'],
    ['in an insertion effect', 'useInsertionEffect(() => box.focus());', 'box.focus()'],
    ['in a wrapper of our own', 'useSettledEffect(() => box.focus());', 'box.focus()'],
    ['through the namespace', 'React.useEffect(() => box.focus());', 'box.focus()'],
    ['through a name of the file', 'const top = () => scrollTo(0, 0); useEffect(top);', 'scrollTo(0, 0)'],
    ['through a function of the file', 'useEffect(() => top()); function top() { return x.y(); }', 'x.y()'],
    ['in a ref callback', 'return <p ref={(it) => it?.scrollIntoView()} />;', 'it?.scrollIntoView()'],
    ['in a kept ref callback', 'const r = useCallback((x) => x.y(), []); return <p ref={r} />;', 'x.y()'],
    ['in a ref prop', 'return <Field inputRef={(it) => (kept = it)} />;', 'kept = it'],
  ])('is found: %s', (_, inside, returned) => {
    expect(foundIn(inside)).toEqual([returned]);
  });

  it('is reported with its line', () => {
    const text = 'const a = 1;\nuseEffect(() => {\n  return scrollTo(0, 0);\n});\n';
    expect(effectReturnsOf('apps/web/app/x.ts', text)).toEqual([
      { file: 'apps/web/app/x.ts', line: 3, returned: 'scrollTo(0, 0)' },
    ]);
  });
});

it.each([
  ['a block without return', 'useEffect(() => { scrollTo(0, 0); }, []);'],
  ['a return without value', 'useEffect(() => { if (closed) return; box.focus(); });'],
  ['a function', 'useEffect(() => () => clearTimeout(timer), []);'],
  ['a function from a block', 'useEffect(() => { return () => box.close(); });'],
  ['a name', 'useEffect(() => { const stop = () => box.close(); return stop; });'],
  ['an imported subscription', 'useEffect(() => subscribe(onOpen), [onOpen]);'],
  ['what an inner function returns', 'useEffect(() => { rows.map((row) => row.focus()); });'],
  ['an event of an effect', 'const press = useEffectEvent(() => box.focus());'],
  ['a ref object', 'const box = useRef(null); return <p ref={box} />;'],
  ['a ref callback with a block', 'return <p ref={(it) => { kept = it; }} />;'],
])('an effect that returns a function or nothing is allowed: %s', (_, inside) => {
  expect(foundIn(inside)).toEqual([]);
});

it('a file that cannot be parsed is an error', () => {
  expect(() => effectReturnsOf('apps/web/app/x.ts', 'useEffect(() => ')).toThrow('apps/web/app/x.ts');
});
