// The entry of the shell's server bundle: renders the frame around a page until the shell is mounted. It is built
// apart, for Node, and found by its path; the browser loads none of it.
import { ApplicationRoot, ThemedRoot } from '@tracking-console/app-kit';
import type { ServerFrame, ServerShell } from '@tracking-console/contract/page/serverContent';
import type { Platform } from '@tracking-console/platform';
import { chooseDataMode, createServerPlatform, showProfile } from '@tracking-console/platform/server';
import { SkipLink } from '@tracking-console/ui';
import { renderToString } from 'react-dom/server';
import './frame/frame.css';
import type { SidebarState } from './frame/useSidebar.ts';
import { Header } from './header/Header.tsx';
import { Sidebar } from './navigation/Sidebar.tsx';
import { PageProvider } from './page/PageProvider.tsx';
import { useText } from './useText.ts';

const never = () => {};

/** Consoles find their containers by the shell's own ids, and hidden parts are not opened before it is mounted. */
const LEFT_OUT = / (?:id|aria-controls|aria-describedby)="[^"]*"|<(ul|span)(?: id="[^"]*")? hidden="".*?<\/\1>/g;

export const render: ServerShell['render'] = (frame) => {
  const markup = renderToString(
    <ApplicationRoot mounted={mountedIn(platformOf(frame))} name="shell">
      <ThemedRoot>
        <StaticFrame sidebar={sidebarOf(frame)} />
      </ThemedRoot>
    </ApplicationRoot>,
  );
  return { markup: markup.replace(LEFT_OUT, '') };
};

/** The parts of Frame.tsx that take room. */
function StaticFrame({ sidebar }: { sidebar: SidebarState }) {
  const t = useText();
  return (
    <PageProvider>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <Sidebar sidebar={sidebar} />
      <Header sidebar={sidebar} />
    </PageProvider>
  );
}

const sidebarOf = ({ isSidebarOpen }: ServerFrame): SidebarState => ({
  mode: isSidebarOpen ? 'open' : 'icons',
  expanded: isSidebarOpen,
  toggle: never,
  closeSheet: never,
});

/** The shell's properties, as far as one rendering uses them. */
function platformOf({ path, language, texts, identity, person, mode, configuration }: ServerFrame): Platform {
  const platform = createServerPlatform({ language, texts });
  showProfile(platform, { ...person, openAppList: [identity] });
  chooseDataMode(platform, mode);
  const navigation = { pathname: () => path, onMoved: () => never };
  return { ...platform, navigation, configuration } as unknown as Platform; // nothing else is used
}

const mountedIn = (platform: Platform) => ({
  platform,
  identity: null,
  basePath: '/',
  popupElement: null as unknown as HTMLElement, // no popup is open
  visibility: { isShown: () => true, onChange: () => never },
});

/** Node has compiled what a frame runs through after some of them. */
const WARM = 20;

export const warmUp: ServerShell['warmUp'] = () => {
  const site = { main: '', help: '', docs: '' };
  const configuration = {
    brand: '',
    site,
    applications: [],
    avatars: '',
    rights: { release: false, override: false, finance: false },
  };
  const frame = {
    path: '/buyer/dashboard',
    language: 'en',
    texts: {},
    identity: 'BUYER' as const,
    mode: 'live' as const,
    configuration,
  };
  for (let round = 0; round < WARM; round++)
    render({ ...frame, isSidebarOpen: true, person: { nickname: '', email: '' } });
};
