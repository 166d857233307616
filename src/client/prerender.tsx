import type { ComponentType } from 'react';
import { AUDIENCES, type Audience, type MemberScreen, type PageList } from '../shared/pages/drawn-pages.ts';
import type { FirstData } from '../shared/pages/first-data.ts';
import { PAGE_PATHS } from '../shared/pages/routes.ts';
import { App, Providers } from './app.tsx';
import type { LazyPart } from './components/loading/lazy-part.tsx';
import { Shell } from './components/page/shell.tsx';
import { draw } from './draw.tsx';
import { BellButton } from './features/alerts/inbox/bell.tsx';
import { AccountButton } from './features/auth/account/account-menu.tsx';
import { transformer } from './lib/calls/transformer.ts';
import { type AppRoute, findRoute, firstScreen } from './routes.tsx';
import { skeletonOf } from './screen-skeletons.tsx';

/** A page as the build draws it. */
export interface DrawnPage {
  /** What its file is called. */
  name: string;
  /** What stands in the root element, and what marks it as a screen to go on from; null for one to be replaced. */
  html: string;
  drawnAs: string | null;
  /** True when the server renders the screen with a member's own data. */
  ssr: boolean;
  /** The source of its screen, whose chunk the page asks for ahead. */
  source: string | null;
}

/** Every page, drawn, and which of them each audience gets for each path. */
export interface Drawing {
  pages: DrawnPage[];
  paths: PageList;
}

const NOBODY: FirstData = { userId: null, isNewcomer: false, at: 0, answers: [] };
// Only to find out which file a screen came from.
const sources = import.meta.glob<{ default: ComponentType }>('./**/*.page.tsx');

/** Draws what needs no data as it is, and for what does the frame and the shapes of what will stand there. */
export async function drawPages(): Promise<Drawing> {
  const drawn = new Map<string, DrawnPage>();
  const paths: PageList = {};
  for (const path of [...PAGE_PATHS, '*'] as const) {
    const names = new Map<Audience, string>();
    for (const audience of AUDIENCES) names.set(audience, await add(path, audience));
    paths[path] = Object.fromEntries(names) as PageList[string];
  }
  return { pages: [...drawn.values()], paths };

  async function add(path: AppRoute['path'], audience: Audience): Promise<string> {
    const route = findRoute(path);
    const signedIn = audience === 'member';
    const { page, drawnAs } = firstScreen(route, audience);
    const ssr = signedIn && (route.ssr ?? false);
    const screen = ssr ? null : (drawnAs ?? (route.prerender ? path : null));
    const name = fileName(screen ?? path);
    if (!drawn.has(name)) {
      const source = await sourceOf(page);
      const first = { ...NOBODY, isNewcomer: audience === 'newcomer' };
      const html = screen ? await draw(path, <App first={first} />) : await drawSkeleton(path, route.hideNav ?? false);
      drawn.set(name, { name, html, drawnAs: screen, ssr, source });
    }
    return name;
  }
}

/**
 * Draws a member's screen with their own first data, and gives it with its mark; null for a screen that is not drawn so,
 * or not by what is known of the member.
 */
export async function drawForMember(url: string, first: FirstData): Promise<MemberScreen | null> {
  const route = findRoute(url);
  if (!route.ssr || !isSettled(first)) return null;
  await route.page.preload();
  return { html: await draw(route.path, <App first={first} />), drawnAs: route.path };
}

/** Whether the member has done the wizard: until then, what the screen tells of time goes by the browser's zone. */
function isSettled({ answers }: FirstData): boolean {
  const status = answers.find(({ path }) => path === 'onboarding.status')?.answer;
  const wizard = status
    ? (transformer.deserialize(status as Parameters<typeof transformer.deserialize>[0]) as { completed: boolean })
    : null;
  return wizard?.completed === true;
}

async function sourceOf(page: LazyPart<object>): Promise<string | null> {
  const component = (await page.preload())?.default;
  for (const [file, load] of Object.entries(sources))
    if ((await load()).default === component) return file.replace(/^\.\//, '');
  return null;
}

async function drawSkeleton(path: string, hideNav: boolean): Promise<string> {
  const Skeleton = skeletonOf(path);
  if (!Skeleton) return '';
  const nothing = () => undefined;
  const navigation = hideNav ? null : { onApproach: nothing, onProgress: nothing, progressOpen: false };
  return draw(
    path,
    <Providers first={NOBODY}>
      <Shell
        corner={
          !hideNav && (
            <>
              <BellButton unread={0} opened={false} />
              <AccountButton />
            </>
          )
        }
        navigation={navigation}
      >
        <Skeleton />
      </Shell>
    </Providers>,
  );
}

function fileName(name: string): string {
  if (name === '*') return 'not-found.html';
  return `${name === '/' ? 'home' : name.replace(/[/:]+/g, '-').replace(/^-/, '')}.html`;
}
