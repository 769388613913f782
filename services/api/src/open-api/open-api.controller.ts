import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ContentAnswer, PublicAnswer } from '../http/answer.ts';
import { PublicUrl } from '../http/public-url.ts';
import { headersByName, securityHeaders } from '../http/security-headers.ts';
import { Anyone } from '../session/access.ts';
import { Site } from '../site/site.ts';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import type { JsonSchema } from './schema.ts';

// Outside the class: TypeScript does not rewrite the paths of such imports within a decorated one.
const loadDocument = () => import('./document.ts');
const loadPage = () => import('./docs-page.ts');

/** The API describes itself, from its own code; made when it is first asked for. */
@Controller('api')
@Anyone()
export class OpenApiController {
  readonly #modules: ModulesContainer;
  readonly #site: SiteView;
  readonly #publicUrl: string;
  #description: Promise<JsonSchema> | undefined;

  constructor(
    modules: ModulesContainer,
    @Inject(Site) site: SiteView,
    @Inject(PublicUrl) publicUrl: string,
  ) {
    this.#modules = modules;
    this.#site = site;
    this.#publicUrl = publicUrl;
  }

  /** OpenAPI 3.1. */
  @Get('openapi.json')
  async description(): Promise<PublicAnswer<JsonSchema>> {
    return new PublicAnswer(await this.#describe());
  }

  /** The same for people. */
  @Get('docs')
  async page(): Promise<ContentAnswer> {
    const { docsPage } = await loadPage();
    const page = docsPage(await this.#describe());
    const headers = headersByName(securityHeaders(this.#publicUrl).page);
    return new ContentAnswer('text/html; charset=utf-8', page, headers);
  }

  @Get('docs/style.css')
  async style(): Promise<ContentAnswer> {
    const { docsStyle } = await loadPage();
    return new ContentAnswer('text/css; charset=utf-8', docsStyle);
  }

  #describe(): Promise<JsonSchema> {
    this.#description ??= loadDocument().then(({ describeApi }) =>
      describeApi(this.#controllers(), { name: this.#site.name, publicUrl: this.#publicUrl }),
    );
    return this.#description;
  }

  #controllers(): readonly Type[] {
    return [...this.#modules.values()].flatMap(({ controllers }) =>
      [...controllers.values()].flatMap(({ metatype }) =>
        typeof metatype === 'function' ? [metatype as Type] : [],
      ),
    );
  }
}
