"""Measures a page as it lies on the screen: nothing too small to read or to hit, nothing cut, nothing on top of
something else, nothing wider than the window.
"""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

SIZES = {320: 568, 390: 664, 768: 1024, 1280: 800, 1920: 1080}  # width: height of the window
Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = ("dark", "light")  # the one that is measured in last

LEAST_TEXT, LEAST_BUTTON, LEAST_SQUARE = 11, 44, 24  # pixels

# A control counts as seen if a press on its middle would reach it: what a sheet covers is not in anybody's way.
MEASURE = """async ([leastText, leastButton, leastSquare]) => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); await frame();
  const found = [];
  const half = 0.5;  // browsers round
  const name = (el) => `${el.tagName.toLowerCase()} "${(el.getAttribute('aria-label') ?? el.textContent ?? '')
    .trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
  const shown = (el) => {
    const box = el.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(el).visibility !== 'hidden' && el.checkVisibility();
  };
  const isSpokenOnly = (el) => el.closest('.only-spoken') !== null;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide, the window ${innerWidth}`);
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high: it scrolls`);

  for (const square of document.querySelectorAll('[data-square]')) {
    const box = square.getBoundingClientRect();
    if (Math.min(box.width, box.height) < leastSquare) found.push(`${name(square)} is ${box.width} by ${box.height}`);
  }
  const selector = 'button, select, summary, a[href], input:not([type=radio], [type=checkbox]), ' +
    'label:has(input[type=radio], input[type=checkbox])';
  const controls = [...document.querySelectorAll(selector)].filter((el) => shown(el) && !isSpokenOnly(el));
  // What is left of a box inside everything that cuts off or scrolls around it.
  const visible = (el) => {
    const box = el.getBoundingClientRect();
    let { left, right, top, bottom } = box;
    for (let around = el.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left); right = Math.min(right, edge.right);
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  };
  const seen = controls.filter((el) => {
    const box = visible(el);
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return false;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit !== null && (el.contains(hit) || hit.contains(el));
  });
  for (const el of seen) {
    const box = el.getBoundingClientRect();
    const inText = getComputedStyle(el).display === 'inline';  // a word in a sentence is as high as its line
    if (!inText && (box.height < leastButton - half || box.width < leastButton - half))
      found.push(`${name(el)} is ${box.width} by ${box.height}`);
    if (box.left < -half || box.right > innerWidth + half) found.push(`${name(el)} sticks out`);
    if (el.tagName === 'BUTTON' && el.scrollWidth > el.clientWidth + 1) found.push(`the text of ${name(el)} is cut`);
  }
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const a = visible(one), b = visible(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${name(one)} and ${name(other)} overlap`);
    }
  }
  const small = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !el || !shown(el) || isSpokenOnly(el)) continue;
    const drawn = el instanceof SVGGraphicsElement ? Math.abs(el.getScreenCTM()?.a || el.getScreenCTM()?.b || 1) : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * drawn;
    if (size < leastText - 0.1) small.add(`${name(el)} is written in ${size.toFixed(1)} pixels`);
  }
  // Steppers at their end and an empty plan speak for themselves; what the rules close must say why.
  for (const el of document.querySelectorAll('button[aria-disabled=true]')) {
    const why = document.getElementById(el.getAttribute('aria-describedby') ?? '')?.textContent.trim();
    if (shown(el) && !why && !el.hasAttribute('aria-busy'))
      found.push(`${name(el)} is closed and does not say why`);
  }
  for (const el of document.querySelectorAll('.prompt, .bar')) {
    if (shown(el) && el.scrollHeight > el.clientHeight + 1) found.push(`${el.className} must be scrolled`);
  }
  return [...found, ...small];
}"""


# Another arrangement of the page asks the server what it needs: until nothing is awaited and nothing changes any more.
# What goes on for longer than this many frames (a clock) need not be waited for.
SETTLE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let still = 0;
  const watch = new MutationObserver(() => { still = 0; });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frames = 0; still < 4 && frames < 120; frames++) {
    await frame();
    still = document.querySelector('[aria-busy=true]') ? 0 : still + 1;
  }
  watch.disconnect();
}"""


def resize(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.evaluate(SETTLE)


def light_up(page: Page, theme: Theme) -> None:
    """By day or by evening."""
    page.emulate_media(color_scheme=theme)
    page.evaluate(SETTLE)


# As another window of the same browser would: a choice there is taken along here.
SPEAK = """async (language) => {
  localStorage.setItem('magie.language', JSON.stringify(language));
  dispatchEvent(new StorageEvent('storage', { key: 'magie.language' }));
  while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
}"""


def speak(page: Page, language: str) -> None:
    """Change the language of the page as it stands, whatever is open on it."""
    page.evaluate(SPEAK, language)


def box_problems(page: Page) -> list[str]:
    """What is wrong with the page at its present size, one line each."""
    return list(page.evaluate(MEASURE, [LEAST_TEXT, LEAST_BUTTON, LEAST_SQUARE]))
